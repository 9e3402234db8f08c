import { centredText, setText } from './letters.ts';

/** A bank's logo as SVG: its mark, waves under a low sun, and its name. It stands on white as well as on dark. */
export const bankLogoSvg = (name: string, color: string): string => {
  const size = 96;
  const { width } = setText(name, 'bold', size, -1);
  const left = 170;
  const full = Math.ceil(left + width + 8);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="140" viewBox="0 0 ${full} 140">
    <clipPath id="mark"><rect width="140" height="140" rx="38"/></clipPath>
    <g clip-path="url(#mark)"><rect width="140" height="140" fill="${color}"/><circle cx="70" cy="62" r="32" fill="#ffffff"/>
    <path d="M-10 66 q20 -17 40 0 t40 0 t40 0 t40 0 V150 H-10Z" fill="${color}"/>
    <g fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round"><path d="M-10 88 q20 -17 40 0 t40 0 t40 0 t40 0"/><path d="M-10 111 q20 -17 40 0 t40 0 t40 0 t40 0"/></g></g>
    ${centredText(name, { x: left + width / 2, y: 103, size, fill: color, face: 'bold', spacing: -1 })}</svg>`;
};
