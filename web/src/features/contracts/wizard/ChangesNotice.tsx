import { Button } from '@mantine/core';
import type { Contract, DraftChanges } from '@sponsorat/api';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { changesQuery } from '../contracts.queries.ts';
import classes from './ChangesNotice.module.css';
import { texts } from './changes.texts.ts';
import { StepTextLink } from './StepLink.tsx';
import { stepOfSection } from './steps.rules.ts';

const SHOWN_WHOLE = 3;

const ChangesList = ({ id, changes: { products, added } }: { id: string; changes: DraftChanges }) => (
  <ul id={id} className={classes.list}>
    {products.map(({ productId, product, section, changes }) => (
      <li key={productId}>
        <StepTextLink step={stepOfSection(section)}>{product}</StepTextLink>
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={`${change.kind}-${change.field}`}>{texts[change.kind](change)}</li>
          ))}
        </ul>
      </li>
    ))}
    {added.map(({ section, products: titles }) => (
      <li key={section}>
        <StepTextLink step={stepOfSection(section)}>{section}</StepTextLink>
        <ul className={classes.changes}>
          <li>{texts.added(titles.join(', '))}</li>
        </ul>
      </li>
    ))}
  </ul>
);

type ChangesNoticeProps = { contract: Contract; onClose: () => void };

/**
 * Says what has changed in the products since the draft was last saved, each with the way to its step. The next save
 * takes it away. While it is asked for, or where it cannot be, nothing stands here: the wizard does not wait for it.
 */
export const ChangesNotice = ({ contract: { id, sponsorshipId }, onClose }: ChangesNoticeProps) => {
  const { data } = useQuery(changesQuery({ sponsorshipId, contractId: id }));
  const [closed, setClosed] = useState<DraftChanges>();
  const [opened, setOpened] = useState(false);
  const [titleId, listId] = [useId(), useId()];
  // What is closed stays closed until there is more to say.
  if (!data || closed === data || data.products.length + data.added.length === 0) return null;
  const isLong = data.products.length + data.added.length > SHOWN_WHOLE;
  const isOpen = !isLong || opened;
  return (
    <Notice
      tone="info"
      role="region"
      aria-labelledby={titleId}
      title={<span id={titleId}>{texts.title(data.since)}</span>}
      icon={<IconPackages size={20} stroke={1.75} aria-hidden />}
      closeLabel={texts.close}
      onClose={() => {
        setClosed(data);
        onClose();
      }}
    >
      {isLong && (
        <div className={classes.summary}>
          <p>{texts.summary(data.products.length, data.added)}</p>
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={opened}
            aria-controls={opened ? listId : undefined}
            onClick={() => setOpened(!opened)}
          >
            {opened ? texts.hide : texts.show}
          </Button>
        </div>
      )}
      {isOpen && <ChangesList id={listId} changes={data} />}
    </Notice>
  );
};
