import { randomOf } from '../steps/random.ts';
import type { Shot } from './art.ts';
import { post, programme, shirt, website } from './indoors.ts';
import { banner, boards, flags, screen, tent } from './outdoors.ts';

const scenes = { boards, banner, flags, tent, screen, post, programme, shirt, website };
type Name = keyof typeof scenes;
type Looks = { [S in Name]: Parameters<(typeof scenes)[S]> extends [Shot, infer Look] ? Look : object };

/** What is to be seen in a photo. */
export type Draw<S extends Name = Name> = { [K in S]: { scene: K } & Looks[K] }[S];

const drawings: { [S in Name]: (shot: Shot, draw: Draw<S>) => string } = scenes;

/** The drawing of a photo, the same for the same key. */
export const sceneOf = <S extends Name>(draw: Draw<S>, { key, ...shot }: Omit<Shot, 'random'> & { key: string }) =>
  drawings[draw.scene]({ ...shot, random: randomOf(`${draw.scene} ${key}`) }, draw);
