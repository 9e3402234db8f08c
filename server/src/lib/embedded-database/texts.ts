/** One sentence per cause, read by whoever starts the application. */
export const texts = {
  noPlatform: (platform: string) =>
    `Der følger ingen PostgreSQL med til denne slags maskine (${platform}): sæt DATABASE_URL til en PostgreSQL 16 eller nyere.`,
  packageMissing: (name: string) =>
    `Pakken ${name} med PostgreSQL er ikke installeret: kør npm ci uden --omit=optional, eller sæt DATABASE_URL.`,
  scriptsSkipped: (name: string) =>
    `PostgreSQL er ikke gjort klar, fordi pakkernes scripts blev sprunget over: kør npm ci uden --ignore-scripts, eller kør npm rebuild ${name}.`,
  cannotRun: (program: string, reason: string) =>
    `Programmet ${program} kan ikke køre på denne maskine (${reason}): sæt DATABASE_URL til en PostgreSQL 16 eller nyere.`,
  inUse: (folder: string, pid: string | undefined) =>
    `Datamappen ${folder} bruges allerede af en anden kørende udgave af programmet${pid ? ` (proces ${pid})` : ''}: stop den først, eller vælg en anden DATA_DIR.`,
  noAccess: (folder: string, who: string) =>
    `${who} må ikke læse og skrive i datamappen ${folder}: ret dens ejer eller rettigheder, eller vælg en anden DATA_DIR.`,
  notFolder: (folder: string) => `Datamappen ${folder} er ikke en mappe: vælg en anden DATA_DIR.`,
  diskFull: (folder: string) => `Disken med ${folder} er fuld: frigør plads, og start igen.`,
  otherVersion: (cluster: string, found: string, ours: string) =>
    `Databasen i ${cluster} er lavet af PostgreSQL ${found}, men her følger PostgreSQL ${ours} med: tag en sikkerhedskopi med den gamle udgave, og indlæs den i en ny DATA_DIR.`,
  notCluster: (cluster: string) =>
    `Mappen ${cluster} er ikke en hel PostgreSQL-database: flyt den væk, eller læg den rigtige tilbage fra en sikkerhedskopi.`,
  clusterMissing: (home: string, pointer: string) =>
    `Databasen mangler i ${home}, hvor ${pointer} siger, at den ligger: læg den tilbage, eller slet ${pointer} for at begynde med en tom database.`,
  closed: (cluster: string, uid: number) =>
    `Brugeren med id ${uid}, som databasen kører som, kan ikke nå ${cluster}: giv den adgang til mapperne ovenover, eller flyt datamappen.`,
  ownedByRoot: (cluster: string) =>
    `Databasen i ${cluster} ejes af root, som PostgreSQL nægter at køre som: giv den til en anden bruger med chown -R.`,
  noServiceUser:
    'PostgreSQL nægter at køre som root, og der kunne ikke laves en bruger til den: start som en almindelig bruger, eller sæt DATABASE_URL.',
  namelessUser: (uid: string) =>
    `Brugeren med id ${uid} har intet navn på denne maskine, og det kræver PostgreSQL: start som en bruger, der står i /etc/passwd, eller sæt DATABASE_URL.`,
  noSystemFolder: (folder: string, reason: string) =>
    `Projektet eller datamappen ligger, hvor kun root må komme, og ${folder} kan ikke bruges i stedet (${reason}): flyt dem, start som en almindelig bruger, eller sæt DATABASE_URL.`,
  cannotStop: (pids: string) =>
    `En tidligere database kører stadig og kan ikke stoppes (proces ${pids}): stop den, og start igen.`,
  notStarted: (reason: string) => `PostgreSQL kunne ikke starte: ${reason}`,
};
