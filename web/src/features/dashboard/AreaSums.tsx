import type { AreaCount } from '@sponsorat/api';
import type { OwnerSearch } from '../../domain/owner.ts';
import type { BlockQuery } from '../../ui/Block.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Shares } from './Shares.tsx';
import { texts } from './texts.ts';

/** 'Kroner efter område': what the active agreements cost a year, area by area, as bars. */
export const AreaSums = ({ query, of }: { query: BlockQuery<{ areas: AreaCount[] }>; of: OwnerSearch }) => (
  <Shares
    by="sum"
    query={query}
    texts={texts.areas}
    actions={<TextLink to="/reports/budget">{texts.areas.budget}</TextLink>}
    sharesOf={({ areas }) =>
      areas.map(({ id, ...area }) => ({
        ...area,
        search: { contract: 'active', area: id, sort: 'Sum', dir: 'desc', ...of },
      }))
    }
  />
);
