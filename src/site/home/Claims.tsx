const CLAIMS = [
  {
    figure: '24-48 h',
    title: 'Fast processing',
    text: 'Most visas are decided within 24-48 hours.',
  },
  { figure: '99.9%', title: 'Success rate', text: 'Complete applications are approved.' },
  { figure: '24/7', title: 'Support', text: 'Before, during and after your trip.' },
  { figure: 'All in one', title: 'All visa types', text: 'Tourist, business, transit and visit.' },
] as const;

/** The four claims of SPEC section 2, as a ruled ledger. */
export function Claims() {
  return (
    <section aria-label="What you can expect" className="page-width">
      <div className="ledger">
        <ul className="ledger-entries">
          {CLAIMS.map(({ figure, title, text }) => (
            <li key={title} className="ledger-entry">
              <p className="ledger-figure">{figure}</p>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-base-content/75">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
