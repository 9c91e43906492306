import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publishedInOrder } from '@/content/publication';
import { visaCardsOptions } from '@/queries/siteContent';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { VisaCardGrid } from './VisaCardGrid';

export function VisaTypesScreen() {
  const { data: cards } = useSuspenseQuery({ ...visaCardsOptions, select: publishedInOrder });
  return (
    <>
      <div className="page-width grid gap-10 py-14 md:py-20">
        <PageHeading
          title="Visa Types"
          lead="Pick the visa that fits your trip. Each card says what it costs, how long you may stay and what to have at hand."
        />
        {cards.length === 0 ? (
          <EmptyState
            title="No Visa Types Available"
            text="No visa is on offer right now. Send us a message and we will tell you what is possible."
            action={
              <Link to="/contact" className={buttonClass()}>
                Contact us
              </Link>
            }
          />
        ) : (
          <VisaCardGrid cards={cards} headingLevel={2} />
        )}
      </div>
      <section aria-labelledby="visa-cta" className="closing-band">
        <div className="page-width relative grid justify-items-start gap-5 py-14">
          <h2 id="visa-cta" className="section-title">
            Ready when you are
          </h2>
          <p className="max-w-xl">
            Three steps, about ten minutes. Have your passport and a photo at hand.
          </p>
          <Link to="/apply" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            Start your application
          </Link>
        </div>
      </section>
    </>
  );
}
