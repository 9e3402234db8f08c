import type { TaskRow as Task } from '@sponsorat/api';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from '../../testing/atRest.ts';
import { contrast } from '../../testing/contrast.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TaskRow } from './TaskRow.tsx';

const task: Task = {
  Key: 'renewal:1:2026-11-20',
  DueDate: '2026-11-20',
  Kind: 'renewal',
  Text: 'Fornyelsen venter på underskrift',
  SponsorshipId: 1,
  Name: 'Nørre Roklub',
  Logo: null,
  Area: 'Nord',
  AreaId: 1,
  ContractId: 1,
  ContractNumber: '2026-0001',
  ContractStatus: 'Afventer',
  ItemId: null,
  Item: null,
  RateId: null,
  Amount: null,
  UserId: 1,
  UserName: 'Anna',
  UserPicture: null,
  AssigneeId: null,
  UserLockedOut: false,
  State: 'open',
  Until: null,
  Note: null,
  CanReopen: false,
  Path: '/sponsorships/1/1',
};
const show = (values: Partial<Task> = {}) => {
  const first = { ...task, ...values };
  return renderOnPage(
    <div className="card" data-testid="surface">
      <ul className="rows">
        <TaskRow row={{ key: '', first, tasks: [first] }} today="2026-11-26" withPerson={false} />
      </ul>
      <StatusBadge status="Overskredet" />
    </div>,
  );
};

afterEach(() => {
  document.documentElement.dataset.mantineColorScheme = 'light';
});

it.each(['light', 'dark'] as const)('late is said in the tone of Overskredet, at 4.5:1, in %s', async (scheme) => {
  await show();
  document.documentElement.dataset.mantineColorScheme = scheme;
  const late = page.getByText('6 dage for sent');
  await expect.element(late).toBeVisible();
  await atRest();
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  expect(colorOf('6 dage for sent')).toBe(colorOf('Overskredet'));
  const ground = getComputedStyle(page.getByTestId('surface').element()).backgroundColor;
  expect(contrast(colorOf('6 dage for sent'), ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['Kladde', 'Fortsæt'],
  ['Afventer', 'Upload underskrevet'],
] as const)('of a renewal that is %s the act is %s', async (ContractStatus, act) => {
  await show({ ContractStatus });
  const link = page.getByRole('link', { name: new RegExp(`^${act}, `) });
  await expect.element(link).toHaveTextContent(act);
  await expect.element(link).toHaveAttribute('href', '/sponsorships/1/1');
});
