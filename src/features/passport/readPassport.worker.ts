import { MAX_SIDE } from '@/engines/passport/image';
import { readMrz } from '@/engines/passport/read';

async function read(file: Blob) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale].map(Math.ceil);
  if (width === undefined || height === undefined) return null;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return readMrz(context.getImageData(0, 0, width, height)) ?? null;
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (reading: unknown) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    self.postMessage(reading);
  };
  // A file that cannot be decoded is no picture of a passport.
  read(data).then(answer, () => answer(null));
});
