import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/overlays/toast';
import { strings } from './strings';

function tellNotImplemented(feature: string) {
  toast({ title: feature, description: strings.approved.notImplemented, variant: 'destructive' });
}

/** SPEC section 2: both buttons only show a 'not implemented' notice. */
export function ApprovedCard() {
  return (
    <section aria-labelledby="approved" className="sheet grid md:p-9 gap-4">
      <h2 id="approved" className="section-title">
        {strings.approved.title}
      </h2>
      <p>{strings.approved.text}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button onClick={() => tellNotImplemented(strings.approved.download)}>
          {strings.approved.download}
        </Button>
        <Button variant="outline" onClick={() => tellNotImplemented(strings.approved.details)}>
          {strings.approved.details}
        </Button>
      </div>
    </section>
  );
}
