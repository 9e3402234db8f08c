import { systemClock } from '../../lib/clock.ts';
import { CommandRefusal, commandLine, runCommand, say } from '../../lib/command.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { resetSecondFactorOf } from './second-factor.usecases.ts';

/* `npm run totp:reset -- E-MAIL`: lets somebody log in by the password alone, where no Admin can do it. */

const givenEmail = (): string => {
  const [, , email] = process.argv;
  if (!email) throw new CommandRefusal('Angiv brugerens e-mail: npm run totp:reset -- E-MAIL');
  return email;
};

await runCommand({
  check: async () => {
    givenEmail();
  },
  act: async (source) => {
    const { db, close } = openDatabase(source.url, () => {});
    try {
      const email = givenEmail();
      const user = await resetSecondFactorOf({ db, clock: systemClock }, commandLine, email);
      if (!user) throw new CommandRefusal(`Der er ingen bruger med e-mailen ${email}.`);
      const { name, hadOne } = user;
      say(
        hadOne
          ? `To-trins-login for ${name} er nulstillet. ${name} kan logge ind med adgangskoden alene.`
          : `${name} har ikke to-trins-login.`,
      );
    } finally {
      await close();
    }
  },
});
