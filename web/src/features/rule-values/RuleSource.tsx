import { Anchor } from '@mantine/core';
import type { Rule } from '@sponsorat/api';
import { texts } from './texts.ts';

/** Whose rule it is, and where that can be read. */
export const RuleSource = ({ rule: { source, sourceUrl } }: { rule: Pick<Rule, 'source' | 'sourceUrl'> }) => (
  <span>
    {texts.source} {sourceUrl ? <Anchor href={sourceUrl}>{source}</Anchor> : source}
  </span>
);
