import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_PICTURE_BYTES, STORAGE_LIMIT_CODE_UNITS } from '@/config';
import { typeBySignature } from '@/domain/documentFile';
import { isPictureData } from '@/lib/browser/safeUrl';
import { toBase64 } from '@/lib/crypto/bytes';
import { fileSize } from '@/lib/text/numbers';
import { Button, Field, type FieldProps, TextInput } from '@/ui/elements';
import { strings } from '../strings';

/** Maximum width or height in pixels; the next is tried if the result is too large. */
const SIDES = [1280, 960, 640, 480, 320, 160];
const QUALITIES = [0.85, 0.7, 0.5];
/** Decoding a larger image may exhaust a phone's memory. */
const MAX_PIXELS = 64_000_000;

/** Reads the dimensions from the file header without decoding. Rejects if it is not an image. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('No picture.')));
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawn(picture: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function isOpaque(canvas: OffscreenCanvas): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.every((value, at) => at % 4 !== 3 || value === 255) ?? false;
}

/** Encodes as WebP; without browser support as JPEG, or PNG if transparent. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (blob.type === 'image/webp' || !isOpaque(canvas)) return blob;
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Whether a picture is animated; its encoded copy has only the first frame. */
async function isMoving(file: Blob): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- older browsers have none
  if (globalThis.ImageDecoder === undefined) return file.type === 'image/gif';
  const decoder = new ImageDecoder({ data: file.stream(), type: file.type });
  await decoder.tracks.ready;
  const isAnimated = decoder.tracks.selectedTrack?.animated ?? false;
  decoder.close();
  return isAnimated;
}

type Encoded =
  | { readonly address: string; readonly isStill: boolean }
  | { readonly problem: string };

/**
 * Converts an image file to a data URL, encoded again to reduce its size and remove its metadata,
 * or returns the problem.
 */
async function encodeImage(file: File): Promise<Encoded> {
  if (file.size === 0) return { problem: strings.picture.empty };
  const type = typeBySignature(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!type?.startsWith('image/')) return { problem: strings.picture.otherType };
  const typed = file.slice(0, file.size, type);
  try {
    const { width, height } = await sizeOf(typed);
    if (width * height > MAX_PIXELS) return { problem: strings.picture.tooLarge };
    const picture = await createImageBitmap(typed);
    const isStill = await isMoving(typed).catch(() => false);
    for (const side of SIDES)
      for (const quality of QUALITIES) {
        const scale = Math.min(1, side / Math.max(picture.width, picture.height));
        const [w, h] = [picture.width, picture.height].map((each) =>
          Math.max(1, Math.round(each * scale)),
        );
        const blob = await encoded(drawn(picture, w ?? 1, h ?? 1), quality);
        if (blob.size <= MAX_PICTURE_BYTES)
          return {
            isStill,
            address: `data:${blob.type};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`,
          };
      }
  } catch {
    // The browser cannot decode it.
  }
  return { problem: strings.picture.unreadable(file.name) };
}

interface PictureInputProps extends Omit<FieldProps, 'children' | 'label'> {
  label: string;
  value: string;
  placeholder?: string | undefined;
  /** A picture to upload at once. */
  file?: File | undefined;
  onChange: (address: string) => void;
}

/** An input for an image URL or an uploaded image, with its storage size. */
export function PictureInput(props: PictureInputProps) {
  const { label, hint, value, placeholder, file, onChange, error, ...field } = props;
  const [problem, setProblem] = useState<string>();
  const [isStill, setIsStill] = useState(false);
  const [isBusy, setIsBusy] = useState(file !== undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const isUploaded = isPictureData(value);
  const change = (address: string) => {
    setProblem(undefined);
    setIsStill(false);
    onChange(address);
  };
  const take = async (made: Encoded) => {
    const { storageUse } = await import('@/store/storageUse');
    const { used, limit } = storageUse();
    setIsBusy(false);
    if ('problem' in made) setProblem(made.problem);
    else if (used + made.address.length - value.length > limit)
      setProblem(strings.picture.noRoom((used / limit) * 100));
    else {
      change(made.address);
      setIsStill(made.isStill);
    }
  };
  const takeGiven = useEffectEvent(take);
  useEffect(() => {
    if (file !== undefined) void encodeImage(file).then(takeGiven);
  }, [file]);
  const share = (value.length / STORAGE_LIMIT_CODE_UNITS) * 100;
  return (
    <>
      <Field
        {...field}
        hint={isUploaded ? strings.picture.share(share, isStill) : hint}
        label={label}
        error={problem ?? error}
      >
        <div className="flex flex-wrap gap-2">
          <TextInput
            className="min-w-[min(15rem,100%)] flex-1"
            dir={isUploaded ? undefined : 'ltr'}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            readOnly={isUploaded}
            value={isUploaded ? strings.picture.uploaded(fileSize(value.length * 0.75)) : value}
            onChange={({ target }) => change(target.value)}
          />
          {isUploaded && (
            <Button variant="outline" onClick={() => change('')}>
              {strings.picture.remove(label)}
            </Button>
          )}
          <Button variant="outline" aria-disabled={isBusy} onClick={() => chooser.current?.click()}>
            <Upload aria-hidden="true" className="size-4" />
            {strings.picture.upload(label)}
          </Button>
        </div>
      </Field>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        aria-label={strings.picture.file(label)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          setIsBusy(chosen !== undefined);
          if (chosen) void encodeImage(chosen).then(take);
          target.value = '';
        }}
      />
    </>
  );
}
