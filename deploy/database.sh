#!/bin/sh
# Run once by the PostgreSQL image, on an empty volume.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --set=owner_password="$OWNER_PASSWORD" --set=app_password="$APP_PASSWORD" \
  --file=/opt/database.sql
