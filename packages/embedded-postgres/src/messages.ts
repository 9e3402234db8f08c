/** What the package says: why PostgreSQL cannot start, and what is done on the way. */
export const messages = {
  noPlatform: (platform: string) => `There is no PostgreSQL in the packages for this kind of machine (${platform}).`,
  packageMissing: (name: string) =>
    `The package ${name} with PostgreSQL is not installed: run npm ci without --omit=optional.`,
  scriptsSkipped: (name: string) =>
    `PostgreSQL is not ready because the install scripts were skipped: run npm ci without --ignore-scripts, or npm rebuild ${name}.`,
  cannotRun: (program: string, reason: string) => `The program ${program} cannot run on this machine (${reason}).`,
  inUse: (folder: string, pid: string) =>
    `The data folder ${folder} is used by another running application${pid && ` (process ${pid})`}.`,
  noAccess: (folder: string, user: string) =>
    `The user ${user} may not read and write in the data folder ${folder}: change its owner or rights.`,
  noAccessForServer: (folder: string) =>
    `The user that PostgreSQL runs as may not read and write in the data folder ${folder}: change its owner or rights.`,
  notFolder: (folder: string) => `The data folder ${folder} is not a folder.`,
  diskFull: (folder: string) => `The disk with ${folder} is full.`,
  otherVersion: (cluster: string, version: string, ours: string) =>
    `The database in ${cluster} was made by PostgreSQL ${version}, but this is PostgreSQL ${ours}.`,
  notCluster: (cluster: string) => `The folder ${cluster} is not a whole PostgreSQL database.`,
  clusterMissing: (home: string, pointer: string) => `There is no database in ${home}, where ${pointer} says it is.`,
  closed: (cluster: string, uid: string) =>
    `The user with id ${uid}, which PostgreSQL runs as, cannot reach ${cluster}: give it access to the folders above.`,
  ownedByRoot: (cluster: string) =>
    `The database in ${cluster} belongs to root, and PostgreSQL refuses to run as root: use chown -R.`,
  noServiceUser: () => 'PostgreSQL refuses to run as root, and no user could be made for it.',
  namelessUser: (uid: string) =>
    `The user with id ${uid} has no name on this machine, and PostgreSQL needs one: start as a user in /etc/passwd.`,
  noSystemFolder: (folder: string, reason: string) =>
    `The programs or the data lie where only root may go, and ${folder} cannot be used instead (${reason}).`,
  cannotStop: (pids: string) => `An earlier PostgreSQL is still running and cannot be stopped (process ${pids}).`,
  notStarted: (reason: string) => `PostgreSQL could not start: ${reason}`,

  creating: (home: string) => `Creating the database in ${home} …`,
  stoppingLeftovers: (pids: string) => `Stopping a PostgreSQL that was left running (${pids})`,
  restarting: () => 'PostgreSQL stopped unexpectedly and is started again',
  startedLate: (tries: string, reason: string) => `PostgreSQL started at try ${tries}; before that: ${reason}`,
  userCreated: (name: string) => `Created the system user ${name} for PostgreSQL, which refuses to run as root`,
  userShared: (name: string) =>
    `PostgreSQL runs as ${name}, since no user of its own could be made; other processes of ${name} can reach its data`,
};

/** The sentences, which an application may pass in another language. */
export type Messages = typeof messages;
export type Reason = keyof Messages;

// The type checker does not connect a function that it picks from a table with the arguments of the same key.
export const sentence = <R extends Reason>(table: Messages, reason: R, details: Parameters<Messages[R]>): string =>
  (table[reason] as (...given: string[]) => string)(...details);

/** Says one of the sentences in the application's log. */
export type Tell = <R extends Reason>(reason: R, ...details: Parameters<Messages[R]>) => void;
