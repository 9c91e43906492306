import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { words } from './words';

function tellNotImplemented(feature: string) {
  toast({ title: feature, description: words.approved.notImplemented, variant: 'destructive' });
}

/** SPEC section 2: both buttons only show a 'not implemented' notice. */
export function ApprovedCard() {
  return (
    <section aria-labelledby="approved" className="sheet grid md:p-9 gap-4">
      <h2 id="approved" className="section-title">
        {words.approved.title}
      </h2>
      <p>{words.approved.text}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button onClick={() => tellNotImplemented(words.approved.download)}>
          {words.approved.download}
        </Button>
        <Button variant="outline" onClick={() => tellNotImplemented(words.approved.details)}>
          {words.approved.details}
        </Button>
      </div>
    </section>
  );
}
