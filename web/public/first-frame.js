// Runs before the first paint: says which page is coming, so that the styles draw its frame before the app is there.
(() => {
  const { dataset } = document.documentElement;
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const shapes = [
    [/^\/(login|first-password|second-factor)$/, 'login'],
    [/^\/$/, 'dashboard'],
    [/^\/sponsorships\/\d+$|^\/tickets\/(events\/\d+|recipient)$/, 'record'],
    [/^\/sponsorships\/\d+\/[^/]+$/, 'work'],
    [
      /^\/(sponsorships|products|categories|users|settings\/\w+)\/(\d+|create)$|^\/(profile|settings|settings\/rules|import\/\w+)$/,
      'form',
    ],
    [
      /^\/(sponsorships|tasks|tickets(\/(events|grants|recipients))?|products|categories|users|log|settings\/\w+|reports(\/\w+)?|payments(\/without-rates)?|import\/\w+\/\d+)$/,
      'list',
    ],
  ];
  const known = shapes.find(([pattern]) => pattern.test(path));
  // The print view and the page for what is not there stand alone.
  if (!known) return;
  // Who has no session is about to be sent to the login page.
  dataset.shape = dataset.visitor === 'new' ? 'login' : known[1];
  // A script or style that does not come. What the page loads later, the app itself tells of.
  const fail = ({ target }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) dataset.failed = '';
  };
  addEventListener('error', fail, true);
})();
