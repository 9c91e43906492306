import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

function tellNotImplemented(feature: string) {
  toast({ title: feature, description: 'This feature is not implemented.' });
}

/** SPEC section 2: both buttons only show a 'not implemented' notice. */
export function ApprovedCard() {
  return (
    <section aria-labelledby="approved" className="sheet grid p-5 md:p-9 gap-4">
      <h2 id="approved" className="section-title">
        Your visa is approved
      </h2>
      <p>Congratulations. Have a good journey.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => tellNotImplemented('Download Visa')}>Download Visa</Button>
        <Button variant="outline" onClick={() => tellNotImplemented('View Details')}>
          View Details
        </Button>
      </div>
    </section>
  );
}
