import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publishedInOrder } from '@/content/publication';
import { visaCardsOptions } from '@/queries/siteContent';
import { BlankForm } from '@/ui/BlankForm';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { VisaCardGrid } from './VisaCardGrid';
import { words } from './words';

export function VisaTypesScreen() {
  const { data: cards } = useSuspenseQuery({ ...visaCardsOptions, select: publishedInOrder });
  return (
    <>
      <div className="page-width grid gap-10 py-14 md:py-20">
        <PageHeading title={words.title} lead={cards.length > 0 && words.lead} />
        {cards.length === 0 ? (
          <EmptyState
            drawing={<BlankForm />}
            title={words.none.title}
            text={words.none.text}
            action={
              <Link to="/contact" className={buttonClass()}>
                {words.none.contact}
              </Link>
            }
          />
        ) : (
          <VisaCardGrid cards={cards} headingLevel={2} />
        )}
      </div>
      <section aria-labelledby="visa-cta" className="closing-band no-print">
        <div className="page-width relative grid justify-items-start gap-5 py-14">
          <h2 id="visa-cta" className="section-title">
            {words.closing.title}
          </h2>
          <p className="max-w-xl">{words.closing.text}</p>
          <Link to="/apply" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            {words.closing.apply}
          </Link>
        </div>
      </section>
    </>
  );
}
