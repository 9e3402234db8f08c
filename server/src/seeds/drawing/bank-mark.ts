/** A bank's mark as SVG, waves under a low sun: its logo where its name stands beside it. */
export const bankMarkSvg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="0 0 140 140">
    <clipPath id="mark"><rect width="140" height="140" rx="38"/></clipPath>
    <g clip-path="url(#mark)"><rect width="140" height="140" fill="${color}"/><circle cx="70" cy="62" r="32" fill="#ffffff"/>
    <path d="M-10 66 q20 -17 40 0 t40 0 t40 0 t40 0 V150 H-10Z" fill="${color}"/>
    <g fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round"><path d="M-10 88 q20 -17 40 0 t40 0 t40 0 t40 0"/><path d="M-10 111 q20 -17 40 0 t40 0 t40 0 t40 0"/></g></g></svg>`;
