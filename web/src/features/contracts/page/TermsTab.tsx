import { Box, Button, Drawer, Group } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { Block } from '../../../ui/Block.tsx';
import { PartLinks } from '../../../ui/PartLinks.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { useIsNarrow } from '../../../ui/useIsNarrow.ts';
import { Comparison, usePredecessor } from '../chain/Comparison.tsx';
import { texts as chainTexts } from '../chain/texts.ts';
import { termsQuery } from '../contracts.queries.ts';
import { partId, shownParts, TermsView } from '../terms/TermsView.tsx';
import classes from '../terms/terms.module.css';
import { texts } from '../texts.ts';

const Compare = ({ contract }: { contract: Contract }) => {
  const [shown, setShown] = useState(false);
  const before = usePredecessor(contract);
  if (!before) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-haspopup="dialog"
        aria-label={chainTexts.compare.title(before.number)}
        onClick={() => setShown(true)}
      >
        {texts.page.compare}
      </Button>
      <Drawer
        opened={shown}
        onClose={() => setShown(false)}
        position="right"
        size="min(46rem, 100%)"
        title={chainTexts.compare.title(before.number)}
        closeButtonProps={{ 'aria-label': uiTexts.close }}
      >
        <Comparison contract={contract} before={before} />
      </Drawer>
    </>
  );
};

/** What was agreed, as the PDF has it, with its parts listed beside it, and what is new in it. */
export const TermsTab = ({ contract }: { contract: Contract }) => {
  const isNarrow = useIsNarrow('48em');
  const query = useQuery(termsQuery(ofContract(contract)));
  return (
    <Block query={query} skeleton={<Box mih="100dvh" />}>
      {(terms) => (
        <div className={classes.withParts}>
          <Group gap="sm" className={classes.parts ?? ''}>
            <Box visibleFrom="md">
              <PartLinks
                label={texts.page.parts}
                parts={shownParts(terms).map(({ heading }) => ({ id: partId(heading), title: heading }))}
                direction="column"
              />
            </Box>
            <Compare contract={contract} />
          </Group>
          <TermsView terms={terms} folds={isNarrow} />
        </div>
      )}
    </Block>
  );
};
