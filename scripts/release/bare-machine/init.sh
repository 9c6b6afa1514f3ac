# sh -e init.sh <root> <directory> <command...>: the first process of a machine. It mounts what a machine has, runs the
# command, and ends with it, which ends whatever the command left behind. SIGTERM is passed on to the command alone; the
# exit code is then 0 when all that the command started ends because of it.
root=$1
directory=$2
shift 2

mount -t proc proc "$root/proc"
mount --rbind /sys "$root/sys"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  : >"$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for name in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${name%%:*}" "$root/dev/${name##*:}"; done

chroot "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$directory" "$@" &
child=$!
set +e
trap 'stopping=1; kill -TERM "$child"' TERM
wait "$child"
code=$?
while kill -0 "$child" 2>/dev/null; do
  wait "$child"
  code=$?
done
[ "$stopping" ] || exit "$code"

tries=600
while kill -s 0 -- -1 2>/dev/null; do
  tries=$((tries - 1))
  if [ "$tries" = 0 ]; then
    echo 'Still running a minute after npm has ended because of SIGTERM:'
    for process in "$root"/proc/[0-9]*; do
      if [ "${process##*/}" != 1 ]; then tr '\0\n' '  ' <"$process/cmdline" && echo; fi
    done 2>/dev/null
    exit 1
  fi
  sleep 0.1
done
exit 0
