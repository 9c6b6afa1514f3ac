# sh debian-install.sh <policy-rc.d> <words...>: runs apt-get while Debian is told to start no service. The package of a
# server would otherwise open its usual port, or fail where that is taken. An existing policy is left alone.
policy=$1
shift
mark='# While npm test of Plinth installs a package; without that, a left-over to delete.'
if [ ! -e "$policy" ] || grep -qxF "$mark" "$policy"; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  printf '#!/bin/sh\n%s\nexit 101\n' "$mark" >"$policy"
  chmod 755 "$policy"
fi
apt-get "$@"
