import { it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { playLives } from './contracts.model.testing.ts';

const test = await openTestApp();

it('a thousand random actions leave what the model says', { timeout: 120_000 }, () => playLives(test, 20));
