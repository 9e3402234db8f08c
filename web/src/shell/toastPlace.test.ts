import { expect, it } from 'vitest';
import { type Area, moveOf } from './toastPlace.rules.ts';

const toasts = { top: 820, bottom: 880, left: 280, right: 720 };
const area = (top: number, bottom: number, left = 300, right = 400): Area => ({ top, bottom, left, right });
const move = (controls: Area[], feet: Area[] = [], width = 1400) => moveOf(toasts, width, { controls, feet });

it('toasts stay at the lower left where nothing is under them', () => {
  expect(move([])).toEqual({ up: 0, right: 0 });
  expect(move([area(700, 740), area(830, 860, 900, 990)])).toEqual({ up: 0, right: 0 });
});

it('toasts stand on a bar, and on a button', () => {
  expect(move([], [area(810, 870, 264, 1400)])).toEqual({ up: 78, right: 0 });
  expect(move([area(840, 870)])).toEqual({ up: 48, right: 0 });
});

it('toasts find the nearest place between what is pressed', () => {
  expect(move([area(840, 870), area(780, 810), area(560, 600)])).toEqual({ up: 108, right: 0 });
});

const ticks = Array.from({ length: 20 }, (_, at) => area(at * 50, at * 50 + 20, 290, 310));

it('toasts stand beside a column of ticks, where the window is as wide', () => {
  expect(move(ticks)).toEqual({ up: 0, right: 38 });
  expect(move(ticks, [], 730)).toEqual({ up: 0, right: 0 });
});

it('toasts lie over controls, but over no foot, where a page is full of controls', () => {
  const controls = Array.from({ length: 40 }, (_, at) => area(at * 22, at * 22 + 20));
  expect(move(controls)).toEqual({ up: 0, right: 0 });
  expect(move(controls, [area(820, 880, 264, 1400)])).toEqual({ up: 68, right: 0 });
});

it('toasts stand above a dialog, however far up that is, and over none of its feet where there is no room', () => {
  const over = (dialog: Area) => moveOf(toasts, 1400, { dialog, controls: [], feet: [area(830, 870)] });
  expect(over(area(100, 900))).toEqual({ up: 788, right: 0 });
  expect(over(area(40, 900))).toEqual({ up: 58, right: 0 });
  expect(over(area(100, 700))).toEqual({ up: 0, right: 0 });
});
