import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FAQ, PRIVACY } from '@/domain/faq';
import { strings } from './deferredStrings';

/** The questions of SPEC section 2; the one in the URL's hash is open. */
export function Questions() {
  const location = useLocation();
  useEffect(() => {
    const asked = document.getElementById(location.hash);
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, [location]);
  return (
    <>
      <section aria-labelledby="faq" className="grid gap-6">
        <h2 id="faq" className="section-title">
          {strings.faq}
        </h2>
        <div className="border-t border-hairline">
          {FAQ.map(({ id, question, answer }) => (
            <details key={id} id={id} className="disclosure faq-entry">
              <summary className="py-3 font-semibold">{question}</summary>
              <p className="max-w-[65ch] pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section aria-labelledby={PRIVACY.id} className="grid gap-3">
        <h2 id={PRIVACY.id} className="section-title">
          {PRIVACY.question}
        </h2>
        <p className="max-w-[65ch] text-muted">{PRIVACY.answer}</p>
      </section>
    </>
  );
}
