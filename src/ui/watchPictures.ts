/**
 * Calls for the drawing that takes the place of pictures inside `frame` that cannot be had; its
 * code is fetched with the first picture, not with the first text.
 * @returns the way to stop
 */
export function watchPictures(frame: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = async () => {
    const { drawMissingPictures } = await import('./missingPictures');
    if (!isStopped) stop ??= drawMissingPictures(frame);
  };
  const onError = () => void start();
  frame.addEventListener('error', onError, { capture: true });
  for (const picture of frame.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) onError();
  return () => {
    isStopped = true;
    stop?.();
    frame.removeEventListener('error', onError, { capture: true });
  };
}
