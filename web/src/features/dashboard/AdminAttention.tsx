import type { Attention } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { adminAttentionQuery } from './dashboard.queries.ts';
import { MoreButton } from './MoreButton.tsx';
import rows from './Rows.module.css';
import { texts } from './texts.ts';

const t = texts.admin;
const FIRST = 5;

type Without = Attention['withoutResponsible'];

const WithoutResponsible = ({ clubs, total }: { clubs: Without; total: number }) => {
  const [all, setAll] = useState(false);
  return (
    <Section title={t.title} subtitle={t.hint(total)}>
      <ul className={`plain ${rows.rows}`}>
        {(all ? clubs : clubs.slice(0, FIRST)).map(({ id, name, area, userId, userName }) => (
          <li key={id} className={rows.row}>
            <NameCell
              name={
                <NameLink to="/sponsorships/$id" params={{ id: String(id) }}>
                  {name}
                </NameLink>
              }
              under={t.was(area, userName)}
            />
            <TextLink to="/users/$id" params={{ id: String(userId) }} aria-label={t.transferOf(name, userName)}>
              {t.transfer}
            </TextLink>
          </li>
        ))}
      </ul>
      {clubs.length > FIRST && (
        <MoreButton opened={all} more={t.others(clubs.length - FIRST)} fewer={t.fewer} onToggle={() => setAll(!all)} />
      )}
    </Section>
  );
};

/** What Admins must see to after the bank's directory or a lockout has changed who may do what; else nothing. */
export const AdminAttention = () => {
  const { data } = useQuery(adminAttentionQuery);
  if (!data) return null;
  const { keptAdmins, withoutResponsible, withoutResponsibleTotal } = data;
  return (
    <>
      {keptAdmins.map(({ id, name, at }) => (
        <Notice key={id} tone="warning" title={t.kept(name)} action={<TextLink to="/users">{t.toUsers}</TextLink>}>
          {t.keptHint(longDate(at))}
        </Notice>
      ))}
      {withoutResponsibleTotal > 0 && <WithoutResponsible clubs={withoutResponsible} total={withoutResponsibleTotal} />}
    </>
  );
};
