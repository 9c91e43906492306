import { useNavigate } from '@tanstack/react-router';
import { Stamp } from '@/ui/art/Stamp';
import { TrackForm } from '@/features/track/visitor/TrackForm';
import { strings } from './deferredStrings';

export function TrackPanel() {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="home-track" className="page-width py-16 no-print">
      <div className="sheet grid md:p-9 items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 id="home-track" className="section-title">
            {strings.track.title}
          </h2>
          <p className="text-base-content/75">{strings.track.text}</p>
          <TrackForm
            onTrack={(number) => void navigate({ to: '/track', search: { number } })}
            searching={false}
          />
        </div>
        {/* Decorative. */}
        <div aria-hidden="true" className="max-md:hidden">
          <Stamp text={strings.track.stamp} tone="yellow" detail={strings.track.stampDetail} />
        </div>
      </div>
    </section>
  );
}
