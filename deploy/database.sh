#!/bin/sh
# Run once by the PostgreSQL image, on an empty volume.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username postgres <<'SQL'
create role sponsorat login password :'password';
create database sponsorat owner sponsorat;
revoke connect, temporary on database sponsorat from public;
SQL
