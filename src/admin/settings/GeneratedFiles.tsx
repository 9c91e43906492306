import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

/** SPEC sections 2 and 8: both buttons only give a notice. */
export function GeneratedFiles() {
  return (
    <section aria-labelledby="generated-files" className="grid gap-3">
      <h2 id="generated-files" className="text-xl">
        Files for search engines
      </h2>
      <div className="flex flex-wrap gap-3">
        {['sitemap.xml', 'robots.txt'].map((file) => (
          <Button
            key={file}
            variant="outline"
            onClick={() =>
              toast({ title: file, description: "This feature isn't implemented yet." })
            }
          >
            Generate {file}
          </Button>
        ))}
      </div>
    </section>
  );
}
