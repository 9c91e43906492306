import { CalendarPlus } from 'lucide-react';
import type { VisaApplication } from '@/domain/application';
import { statusTone } from '@/domain/status';
import { statusLabel } from '@/domain/statusLabels';
import { visaTypeLabel } from '@/domain/visaOptions';
import { calendarFile, type StayDay, stayDays } from '@/features/track/model/stay';
import { saveBlob } from '@/lib/browser/saveBlob';
import { formatDay } from '@/lib/time/dates';
import { Stamp } from '@/ui/art/Stamp';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/overlays/toast';
import { strings } from './strings';

function tellNotImplemented(feature: string) {
  toast({ title: feature, description: strings.approved.notImplemented, variant: 'destructive' });
}

/** Makes the calendar file. */
function saveDays(trackingNumber: string, known: readonly StayDay[]): void {
  const { days, event } = strings.approved;
  const titleOf = (name: StayDay['name']) => event(days[name], trackingNumber);
  const text = calendarFile(known, trackingNumber, titleOf, new Date());
  saveBlob(new Blob([text], { type: 'text/calendar' }), `${trackingNumber}.ics`);
}

/** An approved application: the stamp, the days of the stay, and the two buttons of SPEC section 2. */
export function ApprovedMoment({ application }: { application: VisaApplication }) {
  const { status, visaType, travelDate, trackingNumber } = application;
  const known = stayDays(visaType, travelDate);
  const { days } = strings.approved;
  return (
    <section aria-labelledby="approved" className="grid gap-4">
      <p className="sr-only">{strings.result.status}</p>
      <Stamp
        text={statusLabel(status)}
        tone={statusTone(status)}
        detail={visaTypeLabel(visaType)}
        className="w-full rotate-[-2deg] text-[min(3.25rem,7.4vw)]"
      />
      <h3 id="approved" className="section-title">
        {strings.approved.title}
      </h3>
      <p>{strings.approved.text}</p>
      {known.length > 0 && (
        <dl className="visa-facts grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]">
          {known.map(({ name, day }) => (
            <div key={name}>
              <dt>{days[name]}</dt>
              <dd>{formatDay(day)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-3 no-print max-sm:*:flex-auto">
        <Button onClick={() => tellNotImplemented(strings.approved.download)}>
          {strings.approved.download}
        </Button>
        <Button variant="outline" onClick={() => tellNotImplemented(strings.approved.details)}>
          {strings.approved.details}
        </Button>
        {known.length > 0 && (
          <Button variant="outline" onClick={() => saveDays(trackingNumber, known)}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            {strings.approved.calendar}
          </Button>
        )}
      </div>
    </section>
  );
}
