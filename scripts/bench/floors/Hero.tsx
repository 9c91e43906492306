import { strings } from '@/site/home/strings';

export function Hero() {
  const { title, lead, apply, visas } = strings.hero;
  return (
    <main>
      <h1>{title}</h1>
      <p>{lead}</p>
      <a href="/apply">{apply}</a> <a href="/visa-types">{visas}</a>
    </main>
  );
}
