import { useNavigate } from '@tanstack/react-router';
import { Stamp } from '@/ui/Stamp';
import { TrackForm } from '../track/TrackForm';

/** The way from the home page to a tracking result. */
export function TrackPanel() {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="home-track" className="page-width py-16">
      <div className="sheet grid p-5 md:p-9 items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 id="home-track" className="section-title">
            Where is my visa?
          </h2>
          <p className="text-base-content/75">
            Enter the number on your receipt. Spaces and small letters are fine.
          </p>
          <TrackForm
            onTrack={(number) => void navigate({ to: '/track', search: { number } })}
            searching={false}
          />
        </div>
        <Stamp text="Submitted" tone="yellow" detail="DV 000 000" className="max-md:hidden" />
      </div>
    </section>
  );
}
