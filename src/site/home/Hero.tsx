import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/buttonClass';
import { SpecimenPermit } from '@/ui/SpecimenPermit';
import { WaveBand } from '@/ui/WaveBand';

export function Hero() {
  return (
    <section className="hero-paper">
      <WaveBand className="hero-band" />
      <div className="page-width relative grid items-center gap-10 pt-14 pb-20 lg:grid-cols-[1.1fr_1fr] lg:pt-20 lg:pb-28">
        <div className="grid gap-6">
          <h1 className="hero-title">Dubai is two days of paperwork away.</h1>
          <p className="lead max-w-xl">
            Choose a visa, fill in three short steps and follow your application by its number. The
            form works without a connection and keeps what you typed.
          </p>
          <div className="flex flex-wrap gap-4">
            <Link to="/apply" className={buttonClass({ size: 'lg' })}>
              Apply Now
            </Link>
            <Link to="/visa-types" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              View Visa Types
            </Link>
          </div>
        </div>
        <SpecimenPermit />
      </div>
    </section>
  );
}
