import type { TaskRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { type DecisionProps, SnoozeForm } from './DecisionForms.tsx';

const taskOf = (Key: string, SponsorshipId: number, Name: string) =>
  ({ Key, Kind: 'renegotiation', Text: 'Genforhandling er overskredet', SponsorshipId, Name, AreaId: 1 }) as TaskRow;

const first = taskOf('renegotiation:1', 1, 'Vesterhavets Boldklub');
const show = (tasks: DecisionProps['tasks']) =>
  renderInApp(<SnoozeForm tasks={tasks} onDone={() => {}} onCancel={() => {}} />);

it('names the club where all the tasks are of it', async () => {
  await show([first, taskOf('renegotiation:2', 1, 'Vesterhavets Boldklub')]);
  await expect.element(page.getByText(/^Genforhandling er overskredet og 1 opgave mere/)).toBeVisible();
  await expect.element(page.getByText('Vesterhavets Boldklub')).toBeVisible();
});

it('names no club as that of all where they are of several', async () => {
  await show([first, taskOf('renegotiation:2', 2, 'Nørre Roklub'), taskOf('renegotiation:3', 2, 'Nørre Roklub')]);
  await expect.element(page.getByText(/^Genforhandling er overskredet og 2 opgaver mere/)).toBeVisible();
  await expect.element(page.getByText('I 2 klubber')).toBeVisible();
  await expect.element(page.getByText(/Vesterhavets Boldklub/)).not.toBeInTheDocument();
});
