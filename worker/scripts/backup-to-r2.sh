#!/bin/sh
# The night's backup into R2, for cron: sh worker/scripts/backup-to-r2.sh BUCKET
# On any failure, it exits with a nonzero code, leaves no enquiry on this machine, and does not block later
# runs; the next run removes leftovers of a SIGKILL.
set -eu
bucket=${1:?Which bucket?}
cd "$(dirname "$0")/../.."
folder=.wrangler/nightly-backup
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM # sh would not come to EXIT
rm -rf "$folder"
mkdir -p -m 700 "$folder"
npx wrangler d1 export DB --remote --output "$folder/backup.sql"
npx wrangler r2 object put "$bucket/$(date +%F).sql" --file "$folder/backup.sql" --remote
