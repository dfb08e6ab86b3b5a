#!/bin/sh
# Usage, in the root folder of the repository, with npm and Node.js 20.19 or newer: sh release.sh remote-public
# VITRIN_URL: origin of the site, or of the panel if it has a host of its own. VITRIN_PUBLISH_SECRET: publishing credential of the remote, vitrin_…
set -eu
: "${VITRIN_URL:?}" "${VITRIN_PUBLISH_SECRET:?}"

npm ci
npm run release -w "${1:?the folder of the remote}"
