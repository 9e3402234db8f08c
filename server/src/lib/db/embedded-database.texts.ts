import type { Messages } from '@sponsorat/embedded-postgres/errors';

/** What is said of the app's own database, and why it cannot start, to whoever starts the app. */
export const embeddedDatabaseTexts: Messages = {
  noPlatform: (platform) =>
    `Der følger ingen PostgreSQL med til denne slags maskine (${platform}): sæt DATABASE_URL til en PostgreSQL 16 eller nyere.`,
  packageMissing: (name) =>
    `Pakken ${name} med PostgreSQL er ikke installeret: kør npm ci uden --omit=optional, eller sæt DATABASE_URL.`,
  scriptsSkipped: (name) =>
    `PostgreSQL er ikke gjort klar, fordi pakkernes scripts blev sprunget over: kør npm ci uden --ignore-scripts, eller kør npm rebuild ${name}.`,
  cannotRun: (program, reason) =>
    `Programmet ${program} kan ikke køre på denne maskine (${reason}): sæt DATABASE_URL til en PostgreSQL 16 eller nyere.`,
  inUse: (folder, pid) =>
    `Datamappen ${folder} bruges allerede af en anden kørende udgave af programmet${pid ? ` (proces ${pid})` : ''}: stop den først, eller vælg en anden DATA_DIR.`,
  noAccess: (folder, user) =>
    `Brugeren ${user} må ikke læse og skrive i datamappen ${folder}: ret dens ejer eller rettigheder, eller vælg en anden DATA_DIR.`,
  noAccessForServer: (folder) =>
    `Den bruger, som databasen kører som, må ikke læse og skrive i datamappen ${folder}: ret dens ejer eller rettigheder, eller vælg en anden DATA_DIR.`,
  notFolder: (folder) => `Datamappen ${folder} er ikke en mappe: vælg en anden DATA_DIR.`,
  diskFull: (folder) => `Disken med ${folder} er fuld: frigør plads, og start igen.`,
  otherVersion: (cluster, version, ours) =>
    `Databasen i ${cluster} er lavet af PostgreSQL ${version}, men her følger PostgreSQL ${ours} med: tag en sikkerhedskopi med den gamle udgave, og indlæs den i en ny DATA_DIR.`,
  notCluster: (cluster) =>
    `Mappen ${cluster} er ikke en hel PostgreSQL-database: flyt den væk, eller læg den rigtige tilbage fra en sikkerhedskopi.`,
  clusterMissing: (home, pointer) =>
    `Databasen mangler i ${home}, hvor ${pointer} siger, at den ligger: læg den tilbage, eller slet ${pointer} for at begynde med en tom database.`,
  closed: (cluster, uid) =>
    `Brugeren med id ${uid}, som databasen kører som, kan ikke nå ${cluster}: giv den adgang til mapperne ovenover, eller flyt datamappen.`,
  ownedByRoot: (cluster) =>
    `Databasen i ${cluster} ejes af root, som PostgreSQL nægter at køre som: giv den til en anden bruger med chown -R.`,
  noServiceUser: () =>
    'PostgreSQL nægter at køre som root, og der kunne ikke laves en bruger til den: start som en almindelig bruger, eller sæt DATABASE_URL.',
  namelessUser: (uid) =>
    `Brugeren med id ${uid} har intet navn på denne maskine, og det kræver PostgreSQL: start som en bruger, der står i /etc/passwd, eller sæt DATABASE_URL.`,
  noSystemFolder: (folder, reason) =>
    `Projektet eller datamappen ligger, hvor kun root må komme, og ${folder} kan ikke bruges i stedet (${reason}): flyt dem, start som en almindelig bruger, eller sæt DATABASE_URL.`,
  cannotStop: (pids) =>
    `En tidligere database kører stadig og kan ikke stoppes (proces ${pids}): stop den, og start igen.`,
  notStarted: (reason) => `PostgreSQL kunne ikke starte: ${reason}`,

  creating: (home) => `Opretter databasen i ${home} …`,
  stoppingLeftovers: (pids) => `Stopper en tidligere database, der stadig kører (proces ${pids})`,
  restarting: () => 'Databasen gik uventet ned og startes igen',
  startedLate: (tries, reason) => `Databasen startede i forsøg nr. ${tries}; før det: ${reason}`,
  userCreated: (name) => `Systembrugeren ${name} er oprettet til PostgreSQL, som nægter at køre som root`,
  userShared: (name) =>
    `PostgreSQL kører som ${name}, fordi der ikke kunne laves en bruger til den: andre programmer, der kører som ${name}, kan nå dens data`,
};
