import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publishedInOrder } from '@/domain/entries';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { BlankForm, EmptyState, PageHeading, buttonClass } from '@/ui/elements';
import { VisaCardGrid } from './VisaCardGrid';
import { visaTypesStrings } from './strings';

export function VisaTypesScreen() {
  const { data: cards } = useSuspenseQuery({ ...visaCardsOptions, select: publishedInOrder });
  return (
    <>
      <div className="page-width grid gap-10 py-14 md:py-20">
        <PageHeading
          title={visaTypesStrings.title}
          lead={cards.length > 0 && visaTypesStrings.lead}
        />
        {cards.length === 0 ? (
          <EmptyState
            drawing={<BlankForm />}
            title={visaTypesStrings.none.title}
            text={visaTypesStrings.none.text}
            action={
              <Link to="/contact" className={buttonClass()}>
                {visaTypesStrings.none.contact}
              </Link>
            }
          />
        ) : (
          <VisaCardGrid cards={cards} />
        )}
      </div>
      <section
        aria-labelledby="visa-cta"
        className="relative border-t border-hairline bg-base-200 no-print"
      >
        <div className="page-width relative grid justify-items-start gap-5 py-14">
          <h2 id="visa-cta" className="section-title">
            {visaTypesStrings.closing.title}
          </h2>
          <p className="max-w-xl">{visaTypesStrings.closing.text}</p>
          <Link to="/apply" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            {visaTypesStrings.closing.apply}
          </Link>
        </div>
      </section>
    </>
  );
}
