import type { MantineColorsTuple } from '@mantine/core';

/** The accent. Buttons and links stand at 7, the side menu on 9. */
const fjord: MantineColorsTuple = [
  '#eef6f8',
  '#d9eaee',
  '#b3d5dd',
  '#86bbc8',
  '#5a9fb0',
  '#35839a',
  '#176a82',
  '#0f566b',
  '#0b4456',
  '#073341',
];

const gray: MantineColorsTuple = [
  '#f7f9fa',
  '#eff3f5',
  '#e2e8ec',
  '#d0d9df',
  '#b4c0c9',
  '#8c9aa5',
  '#5f6e7a',
  '#465460',
  '#2f3b46',
  '#17212b',
];

/** The dark scheme, from text (0) over lines (4) and raised surfaces (6) to surface (7) and page (8). */
const dark: MantineColorsTuple = [
  '#dde5ea',
  '#c2ced6',
  '#9aaab6',
  '#7b8c99',
  '#36464f',
  '#293841',
  '#202d36',
  '#18242c',
  '#10191f',
  '#0a1115',
];

const green: MantineColorsTuple = [
  '#eaf7f0',
  '#d2eedd',
  '#a6dcbc',
  '#77c998',
  '#48b377',
  '#269b5c',
  '#147a45',
  '#0f6538',
  '#0a4f2b',
  '#073a20',
];

const amber: MantineColorsTuple = [
  '#fff7e6',
  '#fdebc8',
  '#f9d791',
  '#f2be58',
  '#e9a324',
  '#cf8a0d',
  '#945c00',
  '#7c4d00',
  '#633d00',
  '#4a2f00',
];

const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fadbd9',
  '#f4b8b4',
  '#eb8d87',
  '#df615a',
  '#cf433c',
  '#b42b25',
  '#96211c',
  '#781a16',
  '#5b1411',
];

// Mantine's own components ask for yellow and blue by name.
export const colors = { fjord, gray, dark, green, amber, yellow: amber, red, blue: fjord };
