/** What the bell itself says; what opens below it has its own. */
export const bellTexts = {
  title: 'Beskeder',
  unread: (count: number) => (count === 1 ? '1 ulæst' : `${count} ulæste`),
};
