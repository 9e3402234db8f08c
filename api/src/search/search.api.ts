import { endpoint } from '../endpoint.ts';
import { searchAnswer, searchQuery, visitedAnswer, visitedQuery } from './search.schemas.ts';

export const searchApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    right: 'Bruger',
    summary: 'Find sponsorater, aftaler, kontaktpersoner og dokumenter, og for Admin også produkter og brugere',
    query: searchQuery,
    output: searchAnswer,
  }),
  visited: endpoint({
    method: 'GET',
    path: '/api/search/visited',
    right: 'Bruger',
    summary: 'Det, som brugeren har besøgt og stadig kan se, i den rækkefølge der spørges',
    query: visitedQuery,
    output: visitedAnswer,
  }),
};
