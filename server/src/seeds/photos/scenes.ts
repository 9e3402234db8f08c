import type { BoardLook } from './art.ts';
import { boards } from './boards.ts';
import type { Shot } from './ground.ts';
import { post, programme, shirt, type shirtSides, website } from './indoors.ts';
import { banner, flags, screen, tent } from './outdoors.ts';
import type { Scene } from './photo.ts';

/** Where somebody stands before a row of boards. */
const places = {
  middle: { along: 2, from: 5.6, turn: -4 },
  left: { along: 4.6, from: 4.3, turn: -33 },
  right: { along: -0.6, from: 4.6, turn: 32 },
  near: { along: 2.1, from: 3.7, turn: 3 },
  far: { along: 5.5, from: 8, turn: -24, height: 2.4 },
} as const;

/** What is to be seen in a photo. */
export type Draw =
  | { scene: 'boards'; from: keyof typeof places; look: BoardLook; below?: string; isIndoors?: true; hasBall?: true }
  | { scene: 'banner'; look: BoardLook; below: string; isOnBrick?: true }
  | { scene: 'flags'; isAtSea?: true }
  | { scene: 'tent' }
  | { scene: 'screen'; line: string }
  | { scene: 'post'; words: string; text: string }
  | { scene: 'programme'; words: string }
  | { scene: 'shirt'; side: (typeof shirtSides)[number] }
  | { scene: 'website' };

/** The scene of a photo. */
export const sceneOf = (draw: Draw, shot: Shot): Scene => {
  switch (draw.scene) {
    case 'boards':
      return boards({ ...shot, ...draw, at: places[draw.from] });
    case 'banner':
      return banner({ ...shot, ...draw });
    case 'flags':
      return flags({ ...shot, ...draw });
    case 'tent':
      return tent(shot);
    case 'screen':
      return screen({ ...shot, ...draw });
    case 'post':
      return post({ ...shot, ...draw });
    case 'programme':
      return programme({ ...shot, ...draw });
    case 'shirt':
      return shirt({ ...shot, ...draw });
    case 'website':
      return website(shot);
  }
};
