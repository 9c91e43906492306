import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/overlays/toast';
import { strings } from './strings';

/** SPEC sections 2 and 8: both buttons only give a notice. */
export function GeneratedFiles() {
  return (
    <section aria-labelledby="generated-files" className="grid gap-3">
      <h2 id="generated-files" className="text-xl">
        {strings.files.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {['sitemap.xml', 'robots.txt'].map((file) => (
          <Button
            key={file}
            variant="outline"
            onClick={() =>
              toast({ title: file, description: strings.files.notYet, variant: 'destructive' })
            }
          >
            {strings.files.generate(file)}
          </Button>
        ))}
      </div>
    </section>
  );
}
