# Sourced by the other scripts: where things are, and the few steps that several of them share.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
own_node=$root/build/tools/node_modules/node/bin

# Vite needs Node 20.19, 22.12 or newer.
node_is_new_enough() {
    local version major minor
    version=$("${1:-node}" --version 2>/dev/null) || return 1
    IFS=. read -r major minor _ <<<"${version#v}"
    ((major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19)))
}

# A Node that does not come from Debian trusts only its own list; a network may need the system's.
system_certificates=/etc/ssl/certs/ca-certificates.crt
if [[ -f $system_certificates ]]; then
    export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-$system_certificates}
fi

# Prefers the system's Node; scripts/setup leaves another in build/tools where that is too old.
use_node() {
    node_is_new_enough || export PATH="$own_node:$PATH"
}

say() { printf '\n== %s\n' "$*"; }

# install_client_packages FOLDER: npm ci, unless its result is already there.
install_client_packages() {
    local stamp=$1/node_modules/.package-lock.json
    [[ -f $stamp && ! $1/package-lock.json -nt $stamp ]] && return
    say "installing the packages of $1"
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1 \
        npm ci --prefix "$1" --no-audit --no-fund
}

# Builds web/dist and web/dist-admin when a source of them has changed, and compresses what is
# worth it.
build_client() {
    local digest stamp=$root/build/web.digest
    install_client_packages web
    digest=$(find web -type f -not -path '*/node_modules/*' -not -path 'web/dist*' \
        -print0 | sort -z | xargs -0 sha256sum | sha256sum)
    if [[ -f web/dist/index.html && -f web/dist-admin/admin.html ]] &&
        [[ -f $stamp && $(<"$stamp") == "$digest" ]]; then return; fi
    say "building the client"
    rm -f "$stamp"
    npm run build --prefix web
    find web/dist web/dist-admin -type f -size +1k -regex '.*\.\(html\|js\|css\|svg\|json\|webmanifest\|txt\)' |
        while read -r file; do
            [[ -f $file.gz ]] || gzip -9nk "$file"
            [[ -f $file.br ]] || brotli -q 11 -k "$file"
        done
    mkdir -p build
    echo "$digest" >"$stamp"
}
