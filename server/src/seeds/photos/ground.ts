import { outline, type Point } from './camera.ts';
import { type Light, texture } from './light.ts';
import type { Scene } from './photo.ts';

/** Whose things are photographed. */
type ClubLook = { name: string; shortName: string; logo: string | null; colors: readonly [string, string] };
export type Shot = { key: string; light: Light; club: ClubLook };

export type Project = (right: number, up: number, ahead: number) => Point;

/** A flat thing upright on the ground between two places. */
export const upright = (
  project: Project,
  [from, to]: readonly [Point, Point],
  [low, high]: readonly [number, number],
): Point[] => [
  project(from[0], high, from[1]),
  project(to[0], high, to[1]),
  project(to[0], low, to[1]),
  project(from[0], low, from[1]),
];

export const ground = (project: Project, points: readonly Point[], fill: string): string =>
  `<polygon points="${outline(points.map(([x, z]) => project(x, 0, z)))}" fill="${fill}"/>`;

export const lawn = ({ grass: [far, near] }: Light, y: number): string =>
  `<defs><linearGradient id="lawn" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>
   <rect y="${y}" width="1200" height="${900 - y}" fill="url(#lawn)"/>`;

/** The same in every photo, so that it is drawn once. */
export const blades: Scene['layers'][number] = {
  svg: `<defs>${texture('blades', '0.09 0.2', 8, 1.2)}<linearGradient id="near" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0.1"/><stop offset="1" stop-color="#fff" stop-opacity="0.55"/></linearGradient><mask id="depth"><rect y="520" width="1200" height="380" fill="url(#near)"/></mask></defs><g mask="url(#depth)"><rect y="520" width="1200" height="380" filter="url(#blades)"/></g>`,
  fraction: 0.4,
};
