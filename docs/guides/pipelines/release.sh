#!/bin/sh
# Usage, in a repository with one remote, with npm and Node.js 20.19 or newer: sh release.sh
# VITRIN_URL: origin of the site, or of the panel if it has a host of its own; without it, vitrin.site of package.json.
# VITRIN_PUBLISH_SECRET: publishing credential of the remote, vitrin_…
set -eu
: "${VITRIN_PUBLISH_SECRET:?}"

npm ci
npm run check
npm test
npm run release
