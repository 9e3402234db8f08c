import type { TaskRow } from '@sponsorat/api';
import { LinkButton } from '../../ui/links.tsx';
import { placeOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

/** So that the acts of a list stand under each other. */
export const ACT_WIDTH = '9.75rem';

type ActProps = { task: TaskRow; what?: string; className?: string | undefined };

/** The way to where a task is done. */
export const Act = ({ task: { Kind, Text: text, Name, Path }, what = text, className = '' }: ActProps) => (
  <LinkButton
    {...placeOf(Path)}
    variant="default"
    size="compact-sm"
    miw={ACT_WIDTH}
    className={className}
    aria-label={texts.actOf(texts.acts[Kind], what, Name)}
    data-row-link
    data-row-main
  >
    {texts.acts[Kind]}
  </LinkButton>
);
