import { strings } from './strings';

/** The four claims of SPEC section 2. */
export function Claims() {
  return (
    <section aria-label={strings.claims.label} className="page-width">
      <div className="@container border-b border-hairline">
        <ul className="ledger-entries">
          {strings.claims.list.map(({ figure, title, text }) => (
            <li key={title} className="ledger-entry">
              <p className="ledger-figure">{figure}</p>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-balance text-base-content/75">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
