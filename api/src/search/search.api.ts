import { user } from '../calls.ts';
import { searchAnswer, searchQuery, visitedAnswer, visitedQuery } from './search.schemas.ts';

export const searchApi = {
  find: user.get({
    path: '/api/search',
    summary:
      'Find sponsorater, aftaler, kontaktpersoner, dokumenter, arrangementer og billetmodtagere, og for Admin også produkter og brugere',
    query: searchQuery,
    output: searchAnswer,
  }),
  visited: user.get({
    path: '/api/search/visited',
    summary: 'Det, som brugeren har besøgt og stadig kan se, i den rækkefølge der spørges',
    query: visitedQuery,
    output: visitedAnswer,
  }),
};
