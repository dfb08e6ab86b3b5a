#!/bin/sh
# Any machine with npm and Node 20.19 or newer: sh release.sh remote-public
# VITRIN_URL: origin of the site. VITRIN_PUBLISH_SECRET: the remote's credential, vitrin_…
set -eu
: "${VITRIN_URL:?}" "${VITRIN_PUBLISH_SECRET:?}"

npm ci
npm run release -w "${1:?the folder of the remote}"
