import { strings } from './deferredStrings';

/** The drawn map placeholder of SPEC section 2: streets, the creek and a pin. */
export function ContactMap({ address }: { address: string }) {
  return (
    <figure className="sheet overflow-hidden p-0 no-print">
      <svg viewBox="0 0 400 220" aria-hidden="true" className="w-full">
        <g className="fill-none stroke-control stroke-2" strokeOpacity=".45">
          <path d="M-10 60 410 20M-10 120 410 84M-10 180 410 150M60-10 96 230M170-10 200 230M290-10 310 230" />
          <path
            d="M-10 90 410 54M120-10 150 230M240-10 262 230M350-10 364 230"
            strokeOpacity=".5"
          />
        </g>
        <path
          className="fill-[color-mix(in_oklab,var(--color-primary)_22%,var(--color-base-200))]"
          d="M-10 214C60 196 84 168 140 172s84 46 146 30 70-58 124-66v94H-10Z"
        />
        <g transform="translate(212 92)">
          <path
            className="fill-error"
            d="M0 0C-20-24-24-34-24-44a24 24 0 0 1 48 0c0 10-4 20-24 44Z"
          />
          <circle cy="-44" r="8" className="fill-base-100" />
        </g>
      </svg>
      <figcaption className="p-4 text-sm text-muted wrap-anywhere">
        {strings.mapOf(address)}
      </figcaption>
    </figure>
  );
}
