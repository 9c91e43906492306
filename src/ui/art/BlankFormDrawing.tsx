export function BlankFormDrawing({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 128"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={`text-control ${className}`}
    >
      <g transform="rotate(-5 60 70)">
        <rect x="26" y="22" width="84" height="92" rx="4" className="fill-base-300" />
      </g>
      <g transform="rotate(2 90 64)">
        <rect x="40" y="14" width="90" height="98" rx="4" className="fill-base-100" />
        <path d="M40 30h90" />
        <rect x="50" y="40" width="22" height="28" rx="2" />
        <circle cx="61" cy="50" r="4.5" />
        <path d="M53.5 68c0-5 3-9 7.5-9s7.5 4 7.5 9" />
        <path d="M82 46h38M82 56h30M82 66h36" strokeDasharray="1.5 4" strokeLinecap="round" />
        <path d="M50 82h70M50 92h52" strokeDasharray="1.5 4" strokeLinecap="round" />
        <path d="M50 103h70" strokeDasharray="4 2.5" />
      </g>
      <g transform="rotate(-10 122 94)" className="text-error">
        <rect x="104" y="84" width="40" height="20" rx="3" className="fill-base-100" />
        <path d="M112 94h3m4 0h10m4 0h3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
