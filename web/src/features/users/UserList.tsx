import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Block } from '../../ui/Block.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/Page.tsx';
import { CREATE } from '../../ui/resource/resource.ts';
import { texts } from './texts.ts';
import classes from './UserCard.module.css';
import { UserCard } from './UserCard.tsx';
import { usersQuery } from './users.queries.ts';

/** All users, a card each. */
export const UserList = () => (
  <Page
    title={texts.title}
    actions={
      <LinkButton to="/users/$id" params={{ id: CREATE }} leftSection={<IconPlus size={17} stroke={2} aria-hidden />}>
        {texts.create}
      </LinkButton>
    }
  >
    <Block query={useQuery(usersQuery)}>
      {(users) => (
        <ul className={classes.cards}>
          {users.map((user) => (
            <li key={user.id}>
              <UserCard user={user} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  </Page>
);
