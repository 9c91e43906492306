/** Width of the drawing in its own units, and its share of the screen's shorter side. */
const DRAWING_UNITS = 512;
const SHARE_OF_SCREEN = 0.5;

/** The stamp of public/icon.svg as lines with widths. */
const STAMP = [
  [
    'M96 130H416a34 34 0 0 1 34 34V348a34 34 0 0 1-34 34H96a34 34 0 0 1-34-34V164a34 34 0 0 1 34-34z',
    14,
  ],
  [
    'M102 154H410a16 16 0 0 1 16 16V342a16 16 0 0 1-16 16H102a16 16 0 0 1-16-16V170a16 16 0 0 1 16-16z',
    4,
  ],
  ['M147 200v112h30a56 56 0 0 0 0-112zM264 190l46 97 46-97', 28],
] as const;

/** A passport cover of this size in device pixels. */
function drawCover(width: number, height: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const tokens = getComputedStyle(document.documentElement);
  pen.fillStyle = tokens.getPropertyValue('--night');
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = tokens.getPropertyValue('--night-content');
  const scale = (Math.min(width, height) * SHARE_OF_SCREEN) / DRAWING_UNITS;
  pen.translate(width / 2, height / 2);
  pen.scale(scale, scale);
  pen.rotate((-8 * Math.PI) / 180);
  pen.translate(-DRAWING_UNITS / 2, -DRAWING_UNITS / 2);
  for (const [line, lineWidth] of STAMP) {
    pen.lineWidth = lineWidth;
    pen.stroke(new Path2D(line));
  }
  return canvas.toDataURL();
}

function addImage(orientation: 'portrait' | 'landscape', width: number, height: number): void {
  const cover = drawCover(width, height);
  if (cover === undefined) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.media = `(orientation: ${orientation})`;
  link.href = cover;
  document.head.append(link);
}

/**
 * Adds the iOS startup images of a home screen app. Their size must match the screen exactly, so
 * each device draws its own two; iOS reads them when the app is added.
 */
export function addStartupImages(): void {
  const shorter = Math.min(screen.width, screen.height) * devicePixelRatio;
  const longer = Math.max(screen.width, screen.height) * devicePixelRatio;
  addImage('portrait', shorter, longer);
  addImage('landscape', longer, shorter);
}
